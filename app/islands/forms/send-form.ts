import { showPage } from "#app/islands/page-answer.ts";
import { goToHeader, widgetHeader } from "#app/islands/protocol.ts";
import { setSending, type Unsent } from "./form-sending.ts";

/** A hotel's network may take a request and never answer it. */
const longestWaitMilliseconds = 30_000;
const probeMilliseconds = 4_000;

/** Ends the submission before: a page has one form under way. */
let underWay = new AbortController();

/**
 * Sends a form as the browser would, and keeps the page while there is no answer. The answer is a page, of which the
 * widgets take their new props, or the address to go to.
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
		const { goTo, page } = await sendPatiently(url, body, {
			signal,
			isKept: form.dataset.keepPage !== undefined,
		});
		// still "sending" while the browser leaves, so that nobody presses again
		if (goTo) return await leaveFor(goTo, signal);
		if (page === null) throw new Error("The answer is no page");
		showPage(page, form);
		setSending({ isSending: false, unsent: null });
	} catch {
		// the visitor withdrew it or went on: what they do next tells the state
		if (signal.aborted) return;
		// an answer that is no page, or a browser that lacks something: it sends the form itself, which is the same form
		setSending({ isSending: false, unsent: null });
		HTMLFormElement.prototype.submit.call(form);
	}
}

interface Answer {
	goTo: string | null;
	/** HTML; read whole, because the network may end in the middle of it. Null when the answer is no page. */
	page: string | null;
	/** Our database does not answer. */
	isUnavailable: boolean;
}

/**
 * @param isKept the form stays where it is while our database does not answer (`SentForm`).
 * @throws AbortError when the visitor withdraws the form.
 */
async function sendPatiently(
	url: URL,
	body: FormData,
	{ signal, isKept }: { signal: AbortSignal; isKept: boolean },
): Promise<Answer> {
	let isCertain = true;
	let isTriedAgain = false;
	for (;;) {
		const isOffline = !navigator.onLine;
		const answer = await sendOnce(url, body, signal).catch(() => null);
		if (signal.aborted) throw signal.reason;
		if (answer && !(isKept && answer.isUnavailable)) {
			setSending({ unsent: null });
			return answer;
		}
		isCertain &&= isOffline;
		const state = isCertain ? "not sent" : answer ? "unavailable" : "no answer";
		isTriedAgain = (await untilSentAgain(signal, { state, isTriedAgain })) || isTriedAgain;
	}
}

/** Null when something between us and the visitor has answered. @throws without an answer. */
async function sendOnce(url: URL, body: FormData, signal: AbortSignal): Promise<Answer | null> {
	const patience = new AbortController();
	const stop = () => patience.abort();
	const timer = setTimeout(stop, longestWaitMilliseconds);
	signal.addEventListener("abort", stop);
	try {
		const answer = await fetch(url, {
			method: "POST",
			body: encoded(body),
			headers: { accept: "text/html", [widgetHeader]: "form" },
			signal: patience.signal,
		});
		const page = await answer.text();
		// every answer of our worker has it; the error page of a network or of a hotel's gateway has not
		if (!answer.headers.has("X-Request-Id")) return null;
		const isPage = answer.headers.get("Content-Type")?.includes("text/html") ?? false;
		return {
			goTo: answer.headers.get(goToHeader),
			page: isPage ? page : null,
			isUnavailable: answer.status === 503,
		};
	} finally {
		clearTimeout(timer);
		signal.removeEventListener("abort", stop);
	}
}

/** As a browser sends a form without files; the server counts fewer bytes than for multipart. */
function encoded(body: FormData): URLSearchParams {
	return new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));
}

/** Without a network the browser would show its own error page, so the page stays until it is back. */
async function leaveFor(address: string, signal: AbortSignal): Promise<void> {
	// a browser may be wrong about it: who presses goes on at once
	if (!navigator.onLine) await untilSentAgain(signal, { state: "arrived", isTriedAgain: false });
	setSending({ unsent: null });
	location.assign(address);
	// a visitor who stops the browser on its way can press again
	setTimeout(() => {
		if (!signal.aborted) setSending({ isSending: false });
	}, longestWaitMilliseconds);
}

/**
 * Waits until the form is sent again: by the visitor, or once by itself when the network is back.
 * @returns true when it was by itself. @throws AbortError when the visitor withdraws it.
 */
function untilSentAgain(
	signal: AbortSignal,
	unsent: Pick<Unsent, "state" | "isTriedAgain">,
): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const wait = new AbortController();
		const show = (isTrying: boolean) =>
			setSending({ unsent: { ...unsent, isTrying, sendNow: () => sendBy(false), withdraw } });
		const sendBy = (itself: boolean) => {
			wait.abort();
			show(true);
			resolve(itself);
		};
		signal.addEventListener("abort", () => {
			wait.abort();
			reject(signal.reason);
		});
		show(false);
		if (!unsent.isTriedAgain) whenNetworkIsBack(wait.signal, () => sendBy(true));
	});
}

function withdraw(): void {
	underWay.abort();
	setSending({ isSending: false, unsent: null });
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
	if (persisted) withdraw();
});
