import { showPortal } from "./portal.tsx";
import { WrittenForm } from "./WrittenForm.tsx";

showPortal(WrittenForm);
