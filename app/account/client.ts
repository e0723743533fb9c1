/**
 * Calls of the account service from a browser. A call that the server refuses is no exception: `error` is the server's JSON
 * with status and statusText. A network that fails rejects, as it does with `fetch`.
 */
import type { WireSignedIn } from "./users.ts";

export interface CallError {
	status: number;
	statusText: string;
	code?: string;
	/** The server's words, or the raw text of an answer that is no JSON, for example of a proxy. */
	message?: string;
	issues?: Record<string, string>;
}

export type CallResult<Data> = { data: Data; error: null } | { data: null; error: CallError };

interface Circumstances {
	fetch(address: string, init: RequestInit): Promise<Response>;
	/** Leaves for the address that an answer names, for example of an identity provider. */
	navigate(url: string): void;
}

/** Milliseconds. By then the browser has stored the cookies of the answer. */
const recheckAfter = 10;
const changesSession = /^\/(?:sign-in|sign-up|update-user|verify-email)(?:[/?]|$)/;

export function createAccountClient({ fetch, navigate }: Circumstances) {
	const listeners = new Set<(signedIn: WireSignedIn | null) => void>();

	async function call<Data>(
		method: "GET" | "POST",
		path: `/${string}`,
		{ body, signal }: { body?: object; signal?: AbortSignal } = {},
	): Promise<CallResult<Data>> {
		const answer = await fetch(`/api/auth${path}`, {
			method,
			...(signal ? { signal } : {}),
			...(body
				? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
				: {}),
		});
		if (!answer.ok) return { data: null, error: await errorOf(answer) };
		const data: Data = await answer.json();
		if (changesSession.test(path)) setTimeout(checkSession, recheckAfter);
		const url = redirectIn(data);
		if (url !== null) navigate(url);
		return { data, error: null };
	}

	/** Asks who is signed in, where somebody listens. A call that fails says nothing about it. */
	async function checkSession(): Promise<void> {
		if (listeners.size === 0) return;
		const answer = await call<WireSignedIn | null>("GET", "/get-session").catch(() => null);
		if (!answer || answer.error) return;
		for (const listener of listeners) listener(answer.data);
	}

	/** @returns what ends the listening. */
	function onSession(listener: (signedIn: WireSignedIn | null) => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}

	return { call, checkSession, onSession };
}

export const accountClient = createAccountClient({
	fetch: (address, init) => fetch(address, init),
	navigate: (url) => location.assign(url),
});

async function errorOf(answer: Response): Promise<CallError> {
	const { status, statusText } = answer;
	const text = await answer.text();
	try {
		const body: unknown = JSON.parse(text);
		if (typeof body === "object" && body !== null) return { ...body, status, statusText };
	} catch {
		// shown as it is, below
	}
	return { message: text, status, statusText };
}

function redirectIn(data: unknown): string | null {
	if (typeof data !== "object" || data === null) return null;
	const { url, redirect }: { url?: unknown; redirect?: unknown } = data;
	return redirect === true && typeof url === "string" ? url : null;
}
