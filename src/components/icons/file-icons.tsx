import { drawIcon } from "./Icon.tsx";

/** A file without a picture. */
export const DocumentIcon = drawIcon(
  <>
    <path d="M13.5 3H7.5A2 2 0 0 0 5.5 5v14a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V8Z" />
    <path d="M13.5 3v5h5M9 13h6M9 16.5h4" />
  </>,
  24,
);

/** A file goes from the device into the page. */
export const ChooseFileIcon = drawIcon(
  <path d="M12 16V5M7.5 9.5 12 5l4.5 4.5M4.5 15.5v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2" />,
  24,
);

/** Takes a picture. */
export const CameraIcon = drawIcon(
  <>
    <path d="M4 8.5h3.2L9 5.8h6l1.8 2.7H20a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 18v-8A1.5 1.5 0 0 1 4 8.5Z" />
    <circle cx="12" cy="13.5" r="3.5" />
  </>,
);
