import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";

interface DialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
}

interface Modal {
  readonly dialog: DialogProps;
  readonly title: { readonly ref: RefObject<HTMLHeadingElement | null>; readonly tabIndex: -1 };
}

/**
 * Properties of a native dialog that is modal while it is in the page; only its owner removes it. The title gets the
 * focus.
 */
export function useModal(onDismiss: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    open(dialog);
    // Not on the first control: an early keypress must choose nothing, and the title is read first.
    title.current?.focus();
    return () => dialog?.close();
  }, []);
  const props: DialogProps = {
    ref,
    // Handled here, Escape never reaches the browser, which closes on the second one in spite of `cancel`.
    onKeyDown: (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onDismiss();
    },
    onCancel: (event) => {
      event.preventDefault();
      onDismiss();
    },
    // The browser closed it (a second Back gesture): it stays open until its owner removes it.
    onClose: () => {
      if (ref.current?.open) return;
      open(ref.current);
      onDismiss();
    },
  };
  return { dialog: props, title: { ref: title, tabIndex: -1 } };
}

function open(dialog: HTMLDialogElement | null): void {
  if (dialog?.isConnected && !dialog.open) dialog.showModal();
}
