/** A source of input actions, as WebDriver and WebDriver BiDi both define it. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Record<string, unknown>[];
}

/** One visitor: a window with cookies and storage of its own. */
export interface Session {
  /** Resolves at the load event. */
  navigate: (url: string) => Promise<void>;
  /** The value of an expression in the page; it has to be JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  back: () => Promise<void>;
  /** How many windows and tabs are open. */
  windows: () => Promise<number>;
  /** A PNG file in base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
}

export interface Engine {
  /** Calls `report` with each line that the browser itself writes to the console. */
  open: (report: (line: string) => void) => Promise<Session>;
  close: () => Promise<void>;
}

export interface Viewport {
  width: number;
  height: number;
}

export interface EngineKind {
  name: string;
  /** What is missing on this machine, and how to install it; undefined where nothing is. */
  missing: () => string | undefined;
  /** WebKit keeps a Secure cookie over https only, on localhost too. */
  needsHttps: boolean;
  /** @param port free for its driver */
  start: (viewport: Viewport, port: number) => Promise<Engine>;
}
