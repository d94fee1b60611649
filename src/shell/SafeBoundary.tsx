import { Component, type ReactNode } from "react";
import { SafePage } from "./SafePage.tsx";

interface Props {
  /** Reports an error and returns a support code; must not throw. */
  readonly report: (error: unknown) => string;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
  readonly supportCode?: string;
}

/** Around everything: on any error, a customer sees a page that explains it. */
export class SafeBoundary extends Component<Props, State> {
  override readonly state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ isBroken: true, supportCode: this.props.report(error) });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main>
        <SafePage locale={document.documentElement.lang} supportCode={this.state.supportCode} />
      </main>
    );
  }
}
