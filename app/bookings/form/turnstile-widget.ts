import type { RefObject } from "react";

/** Cloudflare's script, as far as it is used here. https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
	render(
		element: HTMLElement,
		options: {
			sitekey: string;
			action: string;
			size: "flexible";
			"error-callback": () => boolean;
		},
	): string | undefined;
	remove(widget: string): void;
}

declare global {
	interface Window {
		turnstile?: Turnstile;
	}
}

const address = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
/** The same word as in `turnstile.server.ts`: the server takes no token that was made for something else. */
const action = "book";

/**
 * Shows the check in a box of a form, into which it puts its answer as a field. A page that was reached by a
 * click within the site has the policy of the page before it, which lets no other site's script in: the
 * form is then sent once more as a whole page, which may show the check.
 * @throws when the script does not come: no network, or a blocker.
 */
export async function showCheck({
	box,
	form,
	siteKey,
	fail,
	gone,
}: {
	box: RefObject<HTMLElement | null>;
	form: RefObject<HTMLFormElement | null>;
	siteKey: string;
	fail: () => void;
	/** The box is no longer on the page. */
	gone: AbortSignal;
}): Promise<void> {
	if (gone.aborted) return;
	if (!isDocumentOfThisPage()) {
		form.current?.submit();
		return;
	}
	const turnstile = window.turnstile ?? (await loadTurnstile());
	if (gone.aborted || !box.current) return;
	const widget = turnstile.render(box.current, {
		sitekey: siteKey,
		action,
		size: "flexible",
		"error-callback"() {
			fail();
			return true;
		},
	});
	if (widget) gone.addEventListener("abort", () => turnstile.remove(widget));
}

/** Whether the browser loaded this very page as a document, with the policy that goes with it. */
function isDocumentOfThisPage(): boolean {
	const [loaded] = performance.getEntriesByType("navigation");
	return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}

function loadTurnstile(): Promise<Turnstile> {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = address;
		script.addEventListener("error", () => reject(new Error("Turnstile did not load")));
		script.addEventListener("load", () => {
			if (window.turnstile) resolve(window.turnstile);
			else reject(new Error("Turnstile did not start"));
		});
		document.head.appendChild(script);
	});
}
