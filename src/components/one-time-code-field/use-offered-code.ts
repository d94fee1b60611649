import { useEffect, useEffectEvent } from "react";

/**
 * Fills in the code of a text message when the browser offers it (WebOTP: the message's last line is `@host #123456`,
 * and the customer agrees). Otherwise it has no effect.
 * @see https://wicg.github.io/web-otp/
 */
export function useOfferedCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void offeredCode(signal).then((code) => {
      if (code !== undefined && !signal.aborted) take(code);
    });
    return () => leaving.abort();
  }, []);
}

/** The offered code, if the customer agreed; else undefined. */
async function offeredCode(signal: AbortSignal): Promise<string | undefined> {
  const asked = { otp: { transport: ["sms"] }, signal };
  try {
    const offered = await navigator.credentials.get(asked);
    return offered !== null && "code" in offered && typeof offered.code === "string" ? offered.code : undefined;
  } catch {
    return undefined;
  }
}
