/** The part of Trusted Types (W3C) that is used here; not every browser has it. */
interface TrustedTypes {
	defaultPolicy: object | null;
	createPolicy(
		name: string,
		rules: {
			createHTML(html: string, type: string, sink: string): string | null;
			createScriptURL(address: string): string | null;
		},
	): object;
}

declare global {
	interface Window {
		trustedTypes?: TrustedTypes;
	}
}

/** How React makes a script element, which never runs, and how Leaflet asks whether the browser draws SVG. */
const constants = ["<script></script>", "<svg/>"];

/**
 * What a script may give to a browser as markup or as the address of a script: nearly nothing. Without this policy the
 * content security policy of our pages refuses all of it; no other policy can be made.
 */
export function guardSinks(): void {
	const { trustedTypes } = window;
	// the small script and an application's own one both call this
	if (!trustedTypes || trustedTypes.defaultPolicy) return;
	trustedTypes.createPolicy("default", {
		// attack: what somebody typed is written into the page as markup. Text without "<" makes no element, and a
		// page that is only read runs nothing
		createHTML: (html, _type, sink) =>
			!html.includes("<") || constants.includes(html) || sink === "DOMParser parseFromString"
				? html
				: null,
		// attack: a script or a service worker that is not a file of the build
		createScriptURL(address) {
			const { origin, pathname } = new URL(address, location.href);
			return origin === location.origin && ownScript.test(pathname) ? address : null;
		},
	});
}

const ownScript = /^\/(?:assets\/[\w./-]+|totem\/service-worker|dashboard\/boarding-worker)\.js$/;
