import { ofetch } from "ofetch";
import { create } from "zustand";

/** The customer's data. */
interface Session {
  readonly token: string | undefined;
  readonly locale: string;
  readonly speak: (locale: string) => void;
  readonly signIn: (account: Account) => Promise<void>;
  readonly signOut: () => void;
}

/** The form's fields. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

const TOKEN = "peer.token";
const LOCALE = "peer.locale";

export const useSession = create<Session>()((set) => ({
  token: sessionStorage.getItem(TOKEN) ?? undefined,
  locale: localStorage.getItem(LOCALE) ?? "en-US",
  speak(locale) {
    localStorage.setItem(LOCALE, locale);
    set({ locale });
  },
  async signIn({ email, password }) {
    const body = { u: email, p: password, t: "E" };
    const { id } = await ofetch<{ id: string }>("/services/api/v1/auth/login", { method: "POST", body, retry: 0 });
    sessionStorage.setItem(TOKEN, id);
    set({ token: id });
  },
  signOut() {
    sessionStorage.clear();
    localStorage.clear();
    set({ token: undefined });
  },
}));
