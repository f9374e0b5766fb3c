// Talks to `starcup serve --stdio`: requests get numbers, and answers find their request by its number.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export function connect(command, failed) {
  const [program, ...rest] = command.split(" ");
  const server = spawn(program, rest, { stdio: ["pipe", "pipe", "inherit"] });
  const open = new Map();
  let asked = 0;
  server.on("error", (error) => failed(`${program}: ${error.message}`));
  server.on("close", (code) => open.size && failed(`the server ended (exit code ${code})`));
  createInterface({ input: server.stdout }).on("line", (line) => {
    const { id, result, error } = JSON.parse(line);
    const { resolve, reject } = open.get(id);
    open.delete(id);
    error ? reject(error) : resolve(result);
  });
  return function ask(method, fields = {}) {
    const id = ++asked;
    server.stdin.write(`${JSON.stringify({ id, method, ...fields })}\n`);
    return new Promise((resolve, reject) => open.set(id, { resolve, reject }));
  };
}
