import type { Scope } from "../engine/index.ts";
import type { Loaded, Loading, LoadRequest, ScreenPort } from "../ports/screen-port.ts";
import type { CompiledLoad } from "./compile-load.ts";

/** The state of each load, by name. */
export type LoadStates = Readonly<Record<string, Loaded>>;

/** A load on view, and its state. */
interface Place {
  readonly load: CompiledLoad;
  request: LoadRequest | undefined;
  /** The values of rules now. */
  scope: Scope;
  asked: string;
  loading: Loading | undefined;
  unfollow: () => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const idle: Loaded = { status: "idle" };
const pending: Loaded = { status: "loading" };

interface Setting {
  readonly loads: readonly CompiledLoad[];
  readonly port: Pick<ScreenPort, "load">;
  /** Distinguishes these loads from those of other screens: `journey/screen`. */
  readonly key: string;
}

/**
 * The loads of one screen or form on view. They are repeated when their input has changed and then stayed unchanged;
 * the latest answer wins.
 */
export class LoadStore {
  readonly #port: Setting["port"];
  readonly #key: string;
  readonly #places: readonly Place[];
  readonly #followers = new Set<() => void>();
  #states: LoadStates;

  constructor({ loads, port, key }: Setting) {
    this.#port = port;
    this.#key = key;
    this.#places = loads.map((load) => ({
      load,
      request: undefined,
      scope: {},
      asked: "",
      loading: undefined,
      unfollow: () => {},
      timer: undefined,
    }));
    this.#states = Object.fromEntries(loads.map(({ name }) => [name, idle]));
  }

  /** The state of all loads; the same object until one changes. */
  readonly states = (): LoadStates => this.#states;

  /** Calls the listener when one changes. Returns a function that unsubscribes. */
  readonly follow = (listen: () => void): (() => void) => {
    this.#followers.add(listen);
    return () => this.#followers.delete(listen);
  };

  /** Called when values that inputs read have changed. */
  ask(scope: Scope): void {
    for (const place of this.#places) this.#ask(place, scope);
  }

  /** Repeats the failed loads. */
  readonly retry = (names: readonly string[]): void => {
    for (const place of this.#places) {
      const { name } = place.load;
      if (names.includes(name) && this.#states[name]?.status === "failed") this.#start(place);
    }
  };

  /** Called when the screen is left; cancels all waiting. */
  stop(): void {
    for (const place of this.#places) {
      drop(place);
      place.asked = "";
    }
  }

  #ask(place: Place, scope: Scope): void {
    place.scope = scope;
    const request = this.#port.load === undefined ? undefined : place.load.request(scope);
    const asked = request === undefined ? "" : JSON.stringify(request);
    if (asked === place.asked) return;
    const isFirst = place.asked === "";
    place.asked = asked;
    place.request = request;
    drop(place);
    const { name, debounce } = place.load;
    if (request === undefined) this.#set(name, idle);
    else if (isFirst || debounce === 0) this.#start(place);
    else {
      this.#set(name, pending);
      place.timer = setTimeout(() => this.#start(place), debounce);
    }
  }

  #start(place: Place): void {
    drop(place);
    const { name, every } = place.load;
    if (place.request === undefined) return;
    const repeat = every === undefined ? undefined : { every, isLast: (answer: unknown) => isLast(place, answer) };
    const loading = this.#port.load?.(`${this.#key}/${name}`, place.request, repeat);
    place.loading = loading;
    place.unfollow = loading?.follow(() => this.#set(name, loading.get())) ?? (() => {});
    this.#set(name, loading?.get() ?? idle);
  }

  #set(name: string, state: Loaded): void {
    if (this.#states[name] === state) return;
    this.#states = { ...this.#states, [name]: state };
    for (const listen of this.#followers) listen();
  }
}

const isLast = ({ load, scope }: Place, answer: unknown) => load.isLast(answer, scope);

function drop(place: Place): void {
  clearTimeout(place.timer);
  place.unfollow();
  place.unfollow = () => {};
  place.loading?.stop();
  place.loading = undefined;
}
