import { Component, type ReactElement } from 'react';
import { noteCrash } from '../lib/crashes.ts';
import { noteIncident } from '../lib/incidents.ts';

interface CrashBoundaryProps {
  children: ReactElement;
  /** In place of the children after a rendering error. `again` renders them again. */
  fallback: (crashes: number, again: () => void) => ReactElement;
}

/** Keeps a rendering error inside its part of the page (quality 9, quality 17). */
export class CrashBoundary extends Component<CrashBoundaryProps, { isCrashed: boolean }> {
  override state = { isCrashed: false };
  crashes = 0;

  static getDerivedStateFromError() {
    return { isCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.crashes += 1;
    noteCrash();
    noteIncident({ kind: 'error', error });
  }

  again = () => {
    this.setState({ isCrashed: false });
  };

  override render(): ReactElement {
    const { children, fallback } = this.props;
    return this.state.isCrashed ? fallback(this.crashes, this.again) : children;
  }
}
