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
 * Shows the check in an element of a form, into which it puts its answer as a field.
 * @returns what takes it away again.
 * @throws when the script does not come: no network, a blocker, or the page's own policy.
 */
export async function showTurnstile(
	element: HTMLElement,
	siteKey: string,
	onError: () => void,
): Promise<() => void> {
	const turnstile = window.turnstile ?? (await loadTurnstile());
	const widget = turnstile.render(element, {
		sitekey: siteKey,
		action,
		size: "flexible",
		"error-callback"() {
			onError();
			return true;
		},
	});
	return () => {
		if (widget) turnstile.remove(widget);
	};
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
