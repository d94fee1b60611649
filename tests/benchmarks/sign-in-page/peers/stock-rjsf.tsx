import { showPortal } from "./portal.tsx";
import { StockForm } from "./StockForm.tsx";

showPortal(StockForm);
