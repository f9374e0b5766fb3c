// Code and tables that are wider than the window scroll by themselves: let the keyboard reach those, and only those.
function reach() {
  for (const one of document.querySelectorAll("pre, .table-wrapper")) {
    if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
    else one.removeAttribute("tabindex");
  }
}
addEventListener("DOMContentLoaded", reach);
addEventListener("load", reach);
addEventListener("resize", reach);
