import { Component, type ReactNode } from "react";

interface Props {
  /** Drawn in place of a block that threw. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly onBroken: (error: unknown) => void;
  readonly children: ReactNode;
}

interface State {
  readonly broken?: { readonly error: unknown };
}

/** Confines errors to one block of the screen. */
export class BlockBoundary extends Component<Props, State> {
  override readonly state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(error);
  }

  override render() {
    return this.state.broken === undefined ? this.props.children : this.props.fallback(this.state.broken.error);
  }
}
