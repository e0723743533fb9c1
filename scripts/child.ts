import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { demoLogin } from "./island/staff.ts";
import type { LocalIsland } from "./local-island.ts";
import { watchAnswers } from "./servers/answer-watch.ts";

const quiet = {
	...process.env,
	// no account, no internet: neither Request.cf nor metrics are asked for
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_SEND_METRICS: "false",
	WRANGLER_HIDE_BANNER: "true",
};

type Command = [string, ...string[]];

const running = new Set<ChildProcess>();
// SIGHUP: the terminal was closed.
const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Starts a program of the project that ends, with every process it started, at the latest when this one does.
 * @param output where it writes: this terminal, a pipe to this program, or the descriptor of a file
 */
export function startChild(
	[command, ...words]: Command,
	{
		more = {},
		output = "inherit",
	}: { more?: NodeJS.ProcessEnv; output?: "inherit" | "pipe" | number } = {},
): ChildProcess {
	watchOurEnd();
	const child = spawn(`node_modules/.bin/${command}`, words, {
		// A process group of its own can be ended whole; without a terminal to read it can't be stopped by one.
		detached: true,
		stdio: ["pipe", output, output === "pipe" ? "inherit" : output],
		env: { ...quiet, ...more },
	});
	running.add(child);
	child.once("exit", () => {
		signalGroup(child, "SIGKILL");
		running.delete(child);
		if (running.size === 0 && !isProgram) unwatchOurEnd();
	});
	return child;
}

let isProgram = false;

/** For a program that starts servers: from now on a signal ends it in order, also between two children. */
export function endInOrder(): void {
	isProgram = true;
	watchOurEnd();
}

function watchOurEnd(): void {
	unwatchOurEnd();
	for (const signal of endings) process.on(signal, endChildren);
	process.on("exit", killChildren);
}

function unwatchOurEnd(): void {
	for (const signal of endings) process.off(signal, endChildren);
	process.off("exit", killChildren);
}

function endChildren(): void {
	if (running.size === 0) process.exit(1);
	for (const child of running) signalGroup(child, "SIGTERM");
	// a program that does not end by itself
	setTimeout(killChildren, 5000).unref();
}

function killChildren(): void {
	for (const child of running) signalGroup(child, "SIGKILL");
}

function signalGroup({ pid }: ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
	if (pid === undefined) return;
	try {
		process.kill(-pid, signal);
	} catch {
		// ESRCH: the whole group has ended already
	}
}

const production = { NODE_ENV: "production" };

/** The production build, also when a test runner asks for it and has set NODE_ENV its own way. */
export async function build(more: Record<string, string> = {}): Promise<void> {
	const code = await exitCodeOf(
		startChild(["react-router", "build"], { more: { ...production, ...more } }),
	);
	if (code !== 0) throw new Error(`The build ended with ${code}`);
}

/** The same with the pseudo-language (`app/messages/languages.ts`), in which no text of ours may stand in plain letters. */
export function buildForTests(): Promise<void> {
	return build({ VITE_PSEUDO_LANGUAGE: "1" });
}

/** @throws Error when the program fails. */
export async function runToEnd(command: Command): Promise<void> {
	const code = await exitCodeOf(startChild(command));
	if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}.`);
}

/** @throws the last lines of the log, and its name, when the build fails. */
export async function buildQuietly(log: string, command: Command): Promise<void> {
	mkdirSync(".data", { recursive: true });
	const code = await exitCodeOf(
		startChild(command, { more: production, output: openSync(log, "w") }),
	);
	if (code === 0) return;
	if (code === null) throw new Error("The build was ended by a signal.");
	const lastLines = readFileSync(log, "utf8").trimEnd().split("\n").slice(-20).join("\n");
	throw new Error(`The build failed. The end of ${log}:\n${lastLines}`);
}

/**
 * Runs the server of the site beside the local database until one of them ends or a signal comes; stops both. Says where
 * the site is once it answers, and runs the cron job every minute, which no local server does by itself.
 */
export async function runBeside(island: LocalIsland, title: string, words: Command): Promise<void> {
	const server = startChild(words, {
		output: "pipe",
		more: process.stdout.isTTY ? { FORCE_COLOR: "1" } : {},
	});
	printLines(server);
	let hasFailed = false;
	const fail = (message: string) => {
		console.error(message);
		hasFailed = true;
		endChildren();
	};
	island.database.failed.catch((error) => fail(error.message));
	const watch = watchAnswers(island.appUrl, fail);
	let cron: NodeJS.Timeout | undefined;
	watch.firstAnswer.then(() => {
		console.log(welcome(island, title));
		void runCron(island.appUrl);
		cron = setInterval(() => void runCron(island.appUrl), 60_000);
	});
	const code = await exitCodeOf(server);
	clearInterval(cron);
	watch.stop();
	await island.database.stop();
	process.exit(hasFailed ? 1 : (code ?? 0));
}

/** Lines of the log about our own questions, and about steps of the cron job that had nothing to do. */
const isIdleLine =
	/"route":"\/robots\.txt"|"event":"cron step".*"outcome":"done"(?!.*"count":[1-9])/;

function printLines({ stdout }: ChildProcess): void {
	if (!stdout) return;
	createInterface({ input: stdout }).on("line", (line) => {
		if (!isIdleLine.test(line)) console.log(line);
	});
}

function welcome({ appUrl, database }: LocalIsland, title: string): string {
	return `
  ${title}
  Site                 ${appUrl}
  Mail that was sent   ${appUrl}/dev/mail
  Demo staff login     ${demoLogin.email}, ${demoLogin.password}
  Database (sqld)      ${database.url}
`;
}

/** A failure is the worker's to log. While the server starts anew nobody answers, and the next minute comes. */
async function runCron(appUrl: string): Promise<void> {
	const address = new URL("/cdn-cgi/handler/scheduled?cron=*+*+*+*+*", appUrl);
	await fetch(address, { signal: AbortSignal.timeout(60_000) })
		.then((answer) => answer.text())
		.catch(() => {});
}

function exitCodeOf(child: ChildProcess): Promise<number | null> {
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", (code) => resolve(code));
	});
}
