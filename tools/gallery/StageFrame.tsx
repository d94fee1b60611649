import { useEffect, useRef, useState } from "react";
import { type Choice, toQuery } from "./choice.ts";

interface StageProps {
  readonly choice: Choice;
  /** What is shown fills a page of a usual height. */
  readonly isPage: boolean;
}

const pageHeight = 760;

/** Shows examples in a page of their own, so that widths, languages and colours are a page's. */
export function Stage({ choice, isPage }: StageProps) {
  const [height, setHeight] = useState(pageHeight);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, search: _search, ...shown } = choice;
  const address = `stage.html${toQuery(shown)}`;
  useEffect(() => {
    const follow = (event: MessageEvent<unknown>) => {
      const isOurs = event.source === frame.current?.contentWindow && typeof event.data === "number";
      if (isOurs && !isPage) setHeight(Number(event.data));
    };
    addEventListener("message", follow);
    return () => removeEventListener("message", follow);
  }, [isPage]);
  return (
    <iframe
      key={address}
      ref={frame}
      className="stage"
      title="Examples"
      src={address}
      width={width ?? "100%"}
      height={isPage ? pageHeight : height}
    />
  );
}
