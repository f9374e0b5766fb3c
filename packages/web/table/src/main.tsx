import { render } from "preact";
import { App } from "./parts/App.tsx";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/pages.css";

render(<App />, document.getElementById("app")!);
