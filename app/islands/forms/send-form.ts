import { showPage } from "#app/islands/page-answer.ts";
import { goToHeader, widgetHeader } from "#app/islands/protocol.ts";
import { sendingNow, setSending } from "./sending.ts";

/** A hotel's network may take a request and never answer it. */
const longestWaitMilliseconds = 30_000;

/**
 * Sends a form as the browser would, and keeps the page while there is no answer. The answer is a page, of which the
 * widgets take their new props, or the address to go to.
 */
export async function sendForm(
	form: HTMLFormElement,
	submitter: HTMLElement | null,
): Promise<void> {
	const { unsent: unsentBefore } = sendingNow();
	const isOffline = !navigator.onLine;
	const address = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
	const url = new URL(address ?? "", location.href);
	const body = new FormData(form, submitter);
	setSending({ isSending: true, unsent: null });
	const answer = await sendOnce(url, body).catch(() => null);
	// what is kept stays where it is while our database does not answer (`SentForm`)
	if (!answer || (answer.isUnavailable && form.dataset.keepPage !== undefined)) {
		// an attempt before this one may have reached the server
		const isCertain = isOffline && (unsentBefore ?? "not sent") === "not sent";
		const unsent = isCertain ? "not sent" : answer ? "unavailable" : "no answer";
		return setSending({ isSending: false, unsent });
	}
	if (answer.goTo) return leaveFor(answer.goTo);
	try {
		if (answer.page === null) throw new Error("The answer is no page");
		showPage(answer.page, form);
		setSending({ isSending: false });
	} catch {
		// the browser sends the form itself, which is the same form
		setSending({ isSending: false });
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

/** Null when something between us and the visitor has answered. @throws without an answer. */
async function sendOnce(url: URL, body: FormData): Promise<Answer | null> {
	const answer = await fetch(url, {
		method: "POST",
		body: encoded(body),
		headers: { accept: "text/html", [widgetHeader]: "form" },
		signal: AbortSignal.timeout(longestWaitMilliseconds),
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
}

/** As a browser sends a form without files; the server counts fewer bytes than for multipart. */
function encoded(body: FormData): URLSearchParams {
	return new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));
}

/** Still "sending" while the browser leaves, so that nobody presses again. */
function leaveFor(address: string): void {
	location.assign(address);
	// a visitor who stops the browser on its way can press again
	setTimeout(() => setSending({ isSending: false }), longestWaitMilliseconds);
}

// A page that comes back from the history still waits for the submission that left it.
addEventListener("pageshow", ({ persisted }) => {
	if (persisted) setSending({ isSending: false, unsent: null });
});
