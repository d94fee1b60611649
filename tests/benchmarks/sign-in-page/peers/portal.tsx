import "../../../../src/components/base.css";
import { type ComponentType, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Navigate, Route, Routes, useSearchParams } from "react-router-dom";
import { Heading } from "../../../../src/components/heading/Heading.tsx";
import { LanguageSelect } from "../../../../src/components/language-select/LanguageSelect.tsx";
import { Link } from "../../../../src/components/link/Link.tsx";
import { PublicFrame } from "../../../../src/components/public-frame/PublicFrame.tsx";
import { Text } from "../../../../src/components/text/Text.tsx";
import { type Account, useSession } from "./session.ts";
import { speak, texts } from "./texts.ts";

/** The props of an implementation of the form. */
export interface SignInForm {
  readonly say: (key: string) => string;
  readonly isBusy: boolean;
  readonly onSubmit: (account: Account) => void;
}

const locales = ["en-US", "zh-Hant-TW", "th-TH"];

/** The sign-in page as one would write it for one partner, around a form. */
export function showPortal(Form: ComponentType<SignInForm>): void {
  const root = document.getElementById("root");
  if (root === null) return;
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/login" element={<SignIn Form={Form} />} />
        <Route path="*" element={<Guarded />} />
      </Routes>
    </BrowserRouter>,
  );
}

function Guarded() {
  const token = useSession((session) => session.token);
  return token === undefined ? <Navigate to="/login" replace /> : <Heading text="Your plans" level={1} />;
}

function SignIn({ Form }: { readonly Form: ComponentType<SignInForm> }) {
  const { token, locale, speak: choose, signIn, signOut } = useSession();
  const [query] = useSearchParams();
  const [, setSpoken] = useState(texts.language);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isLeaving = query.get("logoutRedirect") === "true";
  useEffect(() => {
    if (isLeaving) signOut();
  }, [isLeaving, signOut]);
  useEffect(() => void speak(locale).then(() => setSpoken(locale)), [locale]);
  if (token !== undefined && !isLeaving) return <Navigate to="/" replace />;
  const say = (key: string) => texts.t(key);
  const send = async (account: Account) => {
    setBusy(true);
    await signIn(account).catch(() => setProblem("Incorrect email/password"));
    setBusy(false);
  };
  const page = (
    <>
      <Heading text={say("sign-in.email-and-password.title")} level={1} />
      <Text text={say("sign-in.email-and-password.intro")} tone="soft" />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Form say={say} isBusy={isBusy} onSubmit={(account) => void send(account)} />
      <Link text={say("sign-in.email-and-password.forgot-password")} on={{ press: () => {} }} />
      <Link text={say("sign-in.register")} on={{ press: () => {} }} />
      <Link text={say("sign-in.contact-us")} on={{ press: () => {} }} />
    </>
  );
  const header = (
    <LanguageSelect
      label={say("shell.language")}
      locale={locale}
      locales={locales}
      size="compact"
      on={{ change: (chosen) => choose(String(chosen?.locale)) }}
    />
  );
  const footer = <Link text={say("shell.privacy")} href="/files/techcare/Privacy-Policy.pdf" size="small" />;
  return (
    <PublicFrame
      logo="/brands/tech-care/logo.svg"
      logoText="tech-care"
      skipText={say("shell.skip")}
      slots={{ header, page, footer }}
    />
  );
}
