import { spawn } from "node:child_process";

/**
 * Runs a program on this terminal, and ends it when this process is asked to end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 127 where it cannot be started, 128 and more where a signal ended it
 */
export function runInherited(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "inherit", ...options });
    const end = () => child.kill("SIGTERM");
    process.once("SIGTERM", end);
    child.on("error", (error) => {
      process.stderr.write(`${program} cannot be started: ${error.message}\n`);
      resolve(127);
    });
    child.on("close", (code) => {
      process.off("SIGTERM", end);
      resolve(code ?? 128);
    });
  });
}

/** @returns {NodeJS.ProcessEnv} this environment, asking for plain output */
function withoutColour() {
  const { FORCE_COLOR: _, ...env } = process.env;
  return { ...env, NO_COLOR: "1" };
}

/**
 * Runs a program and keeps what it prints, both streams in the order of their arrival.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCaptured(program, args) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: withoutColour(),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", (error) => resolve({ code: 127, output: `${program} cannot be started: ${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 128, output }));
  });
}
