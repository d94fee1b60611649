import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../../src/components/base.css";
import "./gallery.css";
import { Gallery } from "./Gallery.tsx";

const place = document.getElementById("gallery");
if (place === null) throw new Error("index.html has no #gallery");
createRoot(place).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
