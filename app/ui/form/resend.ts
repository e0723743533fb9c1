import type { Location } from "react-router";
import { setSending, type Unsent } from "./sending.ts";

/** A hotel's network may take a request and never answer it. */
const longestWaitMilliseconds = 30_000;
const probeMilliseconds = 4_000;

let isWatched = false;
/** Where the form is submitted to, while it is being sent. */
let target: Location | undefined;
/** The server has answered the form; the following request is for the page it leads to. */
let hasArrived = false;
let isInstalled = false;

/**
 * Puts a `fetch` that waits for the network under the router, which would show an error page and
 * lose the form. Only requests of the watched form are affected.
 */
export function resendFormWhenOnline(newTarget: Location | undefined): () => void {
	isWatched = true;
	target = newTarget;
	if (!target) hasArrived = false;
	if (!isInstalled) {
		isInstalled = true;
		const send = window.fetch.bind(window);
		window.fetch = (input, init) =>
			isOfForm(input, init) ? sendPatiently(send, input, init ?? {}) : send(input, init);
	}
	return () => {
		isWatched = false;
	};
}

/** The submission itself, or the request for the page after it. */
function isOfForm(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
	if (!isWatched || !(input instanceof URL) || !input.pathname.endsWith(".data")) return false;
	return init?.method === "POST" || hasArrived;
}

async function sendPatiently(
	send: typeof fetch,
	input: RequestInfo | URL,
	init: RequestInit,
): Promise<Response> {
	const isPost = init.method === "POST";
	let isCertain = true;
	let isTriedAgain = false;
	for (;;) {
		const isOffline = !navigator.onLine;
		try {
			const answer = await send(input, { ...init, signal: untilGivenUp(init.signal) });
			setSending({ unsent: null });
			if (isPost) hasArrived = true;
			return answer;
		} catch (error) {
			// the visitor went to another page meanwhile
			if (init.signal?.aborted) throw error;
			isCertain &&= isOffline;
			const state = isPost ? (isCertain ? "not sent" : "no answer") : "arrived";
			const by = await untilSentAgain(send, init.signal, { state, isTriedAgain });
			isTriedAgain ||= by === "itself";
		}
	}
}

function untilGivenUp(signal: AbortSignal | null | undefined): AbortSignal {
	const timeout = AbortSignal.timeout(longestWaitMilliseconds);
	return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/**
 * Waits until the form is sent again: by the visitor, or once by itself when the network is back.
 * @throws AbortError when the visitor leaves the page. A withdrawn form keeps waiting for that.
 */
function untilSentAgain(
	send: typeof fetch,
	signal: AbortSignal | null | undefined,
	unsent: Pick<Unsent, "state" | "isTriedAgain">,
): Promise<"the visitor" | "itself"> {
	const { promise, resolve, reject } = Promise.withResolvers<"the visitor" | "itself">();
	const waiting = new AbortController();
	const show = (isTrying: boolean) =>
		setSending({
			unsent: { ...unsent, isTrying, sendNow: () => sendBy("the visitor"), withdraw },
		});

	function sendBy(who: "the visitor" | "itself") {
		waiting.abort();
		show(true);
		resolve(who);
	}
	function withdraw() {
		waiting.abort();
		setSending({ unsent: null, ended: target });
	}
	signal?.addEventListener("abort", () => {
		waiting.abort();
		setSending({ unsent: null });
		reject(signal.reason);
	});
	show(false);
	if (!unsent.isTriedAgain) whenNetworkIsBack(send, waiting.signal, () => sendBy("itself"));
	return promise;
}

function whenNetworkIsBack(send: typeof fetch, signal: AbortSignal, back: () => void): void {
	addEventListener("online", back, { signal });
	// in a network without internet access a phone never reports "offline"
	const probe = setInterval(() => {
		if (!navigator.onLine) return;
		const timeout = AbortSignal.timeout(probeMilliseconds);
		send("/art/mark.svg", { method: "HEAD", cache: "no-store", signal: timeout }).then(
			() => signal.aborted || back(),
			() => {},
		);
	}, probeMilliseconds);
	signal.addEventListener("abort", () => clearInterval(probe));
}
