import { showPage } from "./page-answer.ts";
import { setSending, type Unsent } from "./sending.ts";
import { goToHeader, islandHeader } from "./wire.ts";

/** A hotel's network may take a request and never answer it. */
const longestWaitMilliseconds = 30_000;
const probeMilliseconds = 4_000;

/** Ends the submission before: a page has one form under way. */
let underWay = new AbortController();

/**
 * Sends a form as the browser would, and keeps the page while there is no answer. The answer is a page, of which the
 * islands take their new props, or the address to go to.
 */
export async function sendForm(
	form: HTMLFormElement,
	submitter: HTMLElement | null,
): Promise<void> {
	underWay.abort();
	underWay = new AbortController();
	const { signal } = underWay;
	const address = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
	const url = new URL(address ?? "", location.href);
	const body = new FormData(form, submitter);
	setSending({ isSending: true, unsent: null });
	try {
		const { goTo, page } = await sendPatiently(url, body, signal);
		// still "sending" while the browser leaves, so that nobody presses again
		if (goTo) return await leaveFor(goTo, signal);
		showPage(page, form);
		setSending({ isSending: false, unsent: null });
	} catch {
		// the visitor withdrew it or went on: what they do next tells the state
	}
}

interface Answer {
	goTo: string | null;
	/** HTML; read whole, because the network may end in the middle of it. */
	page: string;
}

/** @throws AbortError when the visitor withdraws the form. */
async function sendPatiently(url: URL, body: FormData, signal: AbortSignal): Promise<Answer> {
	let isCertain = true;
	let isTriedAgain = false;
	for (;;) {
		const isOffline = !navigator.onLine;
		try {
			const answer = await fetch(url, {
				method: "POST",
				body: encoded(body),
				headers: { accept: "text/html", [islandHeader]: "form" },
				signal: AbortSignal.any([signal, AbortSignal.timeout(longestWaitMilliseconds)]),
			});
			const page = await answer.text();
			if (!isOurs(answer)) throw new Error("Something between us and the visitor has answered");
			setSending({ unsent: null });
			return { goTo: answer.headers.get(goToHeader), page };
		} catch (error) {
			if (signal.aborted) throw error;
			isCertain &&= isOffline;
			const state = isCertain ? "not sent" : "no answer";
			isTriedAgain = (await untilSentAgain(signal, { state, isTriedAgain })) || isTriedAgain;
		}
	}
}

/** Every answer of our worker has this header; the error page of a network or of a hotel's gateway has not. */
function isOurs({ headers }: Response): boolean {
	const isPage = headers.get("Content-Type")?.includes("text/html") ?? false;
	return headers.has("X-Request-Id") && (isPage || headers.has(goToHeader));
}

/** As a browser sends a form without files; the server counts fewer bytes than for multipart. */
function encoded(body: FormData): URLSearchParams {
	return new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));
}

/** Without a network the browser would show its own error page, so the page stays until it is back. */
async function leaveFor(address: string, signal: AbortSignal): Promise<void> {
	let isTriedAgain = false;
	while (!navigator.onLine) {
		isTriedAgain =
			(await untilSentAgain(signal, { state: "arrived", isTriedAgain })) || isTriedAgain;
	}
	setSending({ unsent: null });
	location.assign(address);
}

/**
 * Waits until the form is sent again: by the visitor, or once by itself when the network is back.
 * @returns true when it was by itself. @throws AbortError when the visitor withdraws it.
 */
function untilSentAgain(
	signal: AbortSignal,
	unsent: Pick<Unsent, "state" | "isTriedAgain">,
): Promise<boolean> {
	const { promise, resolve, reject } = Promise.withResolvers<boolean>();
	const waiting = new AbortController();
	const show = (isTrying: boolean) =>
		setSending({ unsent: { ...unsent, isTrying, sendNow: () => sendBy(false), withdraw } });

	function sendBy(itself: boolean) {
		waiting.abort();
		show(true);
		resolve(itself);
	}
	function withdraw() {
		underWay.abort();
		setSending({ isSending: false, unsent: null });
	}
	signal.addEventListener("abort", () => {
		waiting.abort();
		reject(signal.reason);
	});
	show(false);
	if (!unsent.isTriedAgain) whenNetworkIsBack(waiting.signal, () => sendBy(true));
	return promise;
}

function whenNetworkIsBack(signal: AbortSignal, back: () => void): void {
	addEventListener("online", back, { signal });
	// in a network without internet access a phone never reports "offline"
	const probe = setInterval(() => {
		if (!navigator.onLine) return;
		const timeout = AbortSignal.timeout(probeMilliseconds);
		fetch("/art/mark.svg", { method: "HEAD", cache: "no-store", signal: timeout }).then(
			() => signal.aborted || back(),
			() => {},
		);
	}, probeMilliseconds);
	signal.addEventListener("abort", () => clearInterval(probe));
}

// A page that comes back from the history still waits for the submission that left it.
addEventListener("pageshow", ({ persisted }) => {
	if (!persisted) return;
	underWay.abort();
	setSending({ isSending: false, unsent: null });
});
