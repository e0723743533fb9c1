/**
 * Passkeys in the browser: fetches what the server asks for, and lets the browser's own dialogue answer it. The library
 * that does so is loaded when it is first needed.
 */
import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useState, useSyncExternalStore } from "react";

/** Milliseconds. */
const patience = 10_000;

/**
 * `replaced`: another question to the browser ended this one. `known`: this device has a passkey of this user. `refused`:
 * the server did not say what it asks for, for example because the user must confirm first. `busy`: it was asked too
 * often. `offline`: it was not reached.
 */
export type Ending = "cancelled" | "replaced" | "known" | "refused" | "busy" | "offline" | "failed";

/** What every screen that asks for a passkey can say. */
type EndingTexts = Record<"cancelled" | "busy" | "offline" | "failed", string>;

/** Why no passkey was used. */
export function endingInWords(ending: Ending, texts: EndingTexts): string {
	if (ending === "replaced") return texts.cancelled;
	return ending === "known" || ending === "refused" ? texts.failed : texts[ending];
}

/** The answer of an authenticator as JSON, or why there is none. */
export type PasskeyAnswer = { answer: string } | { ending: Ending };

const never = () => () => {};
const no = () => false;

/** False on the server and without a script, so that nothing is shown that can't work. */
export function useCanUsePasskeys(): boolean {
	return useSyncExternalStore(never, canUsePasskeys, no);
}

function canUsePasskeys(): boolean {
	return typeof PublicKeyCredential === "function";
}

/** A browser answers one question at a time; each new one ends those before it, also while they still load. */
let newestQuestion = 0;
let library: typeof import("@simplewebauthn/browser") | undefined;

async function load() {
	library ??= await orOffline(import("@simplewebauthn/browser"));
	return library;
}

/** Where a browser gets its question: any passkey that signs in, or one of the user of the second step. */
type Question = "passkey/generate-authenticate-options" | "two-factor/passkey-options";

/**
 * @param how `field`: the browser offers passkeys in the field for the email, and waits; `dialogue`: at once.
 * @param signal ends a question that still waits, for example when its screen goes.
 */
export async function askForPasskey(
	how: "field" | "dialogue",
	{
		signal,
		question = "passkey/generate-authenticate-options",
	}: { signal?: AbortSignal | undefined; question?: Question | undefined } = {},
): Promise<PasskeyAnswer> {
	newestQuestion += 1;
	const thisQuestion = newestQuestion;
	const isOver = () => thisQuestion !== newestQuestion || signal?.aborted === true;
	// only this question: a later one may have taken its place already
	const stop = () =>
		thisQuestion === newestQuestion && library?.WebAuthnAbortService.cancelCeremony();
	signal?.addEventListener("abort", stop, { once: true });
	try {
		if (how === "field" && !(await PublicKeyCredential.isConditionalMediationAvailable?.()))
			return { ending: "cancelled" };
		const [optionsJSON, { startAuthentication }] = await Promise.all([
			ask<PublicKeyCredentialRequestOptionsJSON>("POST", question),
			load(),
		]);
		if (isOver()) return { ending: "replaced" };
		const answer = await startAuthentication({
			optionsJSON,
			useBrowserAutofill: how === "field",
		});
		return { answer: JSON.stringify(answer) };
	} catch (error) {
		return { ending: endingOf(error) };
	}
}

export async function makePasskey(): Promise<PasskeyAnswer> {
	try {
		const [optionsJSON, { startRegistration }] = await Promise.all([
			ask<PublicKeyCredentialCreationOptionsJSON>("GET", "passkey/generate-register-options"),
			load(),
		]);
		return { answer: JSON.stringify(await startRegistration({ optionsJSON })) };
	} catch (error) {
		return { ending: endingOf(error) };
	}
}

async function ask<Options>(method: "GET" | "POST", call: string): Promise<Options> {
	const signal = AbortSignal.timeout(patience);
	// loaded when it is needed, as the library is
	const { accountClient } = await orOffline(import("#app/account/client.ts"));
	const { data, error } = await orOffline(
		accountClient.call<Options>(method, `/${call}`, { signal }),
	);
	if (!error) return data;
	if (error.status === 429) throw new EndedError("busy");
	if (error.status < 500) throw new EndedError("refused");
	throw new Error(`${call} answered ${error.status}`);
}

/** Browsers say in many ways that the network failed: TypeError, TimeoutError, NetworkError. */
async function orOffline<Answer>(work: Promise<Answer>): Promise<Answer> {
	try {
		return await work;
	} catch (error) {
		throw new EndedError("offline", { cause: error });
	}
}

class EndedError extends Error {
	readonly ending: Ending;
	constructor(ending: Ending, options?: ErrorOptions) {
		super(ending, options);
		this.ending = ending;
	}
}

/** Names of the errors that browsers throw (WebAuthn, 5.1.3 and 5.1.4). */
const endings = new Map<string, Ending>([
	["NotAllowedError", "cancelled"],
	["AbortError", "replaced"],
	["InvalidStateError", "known"],
]);

function endingOf(error: unknown): Ending {
	if (error instanceof EndedError) return error.ending;
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		const ending = endings.get(cause.name);
		if (ending) return ending;
	}
	return "failed";
}

/** A press that opens the browser's dialogue. @param send posts what the authenticator answers. */
export function usePasskeyDialogue(send: (answer: string) => Promise<void>, question?: Question) {
	const [isWaiting, setIsWaiting] = useState(false);
	const [ending, setEnding] = useState<Ending | null>(null);

	async function press() {
		setEnding(null);
		setIsWaiting(true);
		const result = await askForPasskey("dialogue", { question });
		setIsWaiting(false);
		if ("ending" in result) setEnding(result.ending);
		else await send(result.answer);
	}

	return { isWaiting, ending, press };
}
