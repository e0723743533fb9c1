import { type RefObject, useEffect, useRef, useState } from "react";
import { nothingFreeAndBotCheckTexts } from "#app/messages/catalogues/booking/nothing-free-and-bot-check.ts";
import { withoutScriptTexts } from "#app/messages/catalogues/booking/without-script.ts";
import { useTexts } from "#app/messages/use-language.tsx";

/**
 * The part of Cloudflare's script that is used here.
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
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
/** Must equal `action` in `turnstile.server.ts`. Attack: reusing a token made for something else. */
const action = "book";

/**
 * Shows the check in a frame of a form; it adds its token to the form as a field.
 * @throws when the script does not load: no network, or a blocker.
 */
async function showCheck({
	frame,
	siteKey,
	fail,
	abortSignal,
}: {
	frame: RefObject<HTMLElement | null>;
	siteKey: string;
	fail: () => void;
	/** Aborted when the frame is no longer on the page. */
	abortSignal: AbortSignal;
}): Promise<void> {
	if (abortSignal.aborted) return;
	const turnstile = window.turnstile ?? (await loadTurnstile());
	if (abortSignal.aborted || !frame.current) return;
	const widget = turnstile.render(frame.current, {
		sitekey: siteKey,
		action,
		size: "flexible",
		"error-callback"() {
			fail();
			return true;
		},
	});
	if (widget) abortSignal.addEventListener("abort", () => turnstile.remove(widget));
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

/** Turnstile's check for a visitor above the unpaid limit; its script is loaded only here. */
export function TurnstileCheck({ siteKey, phone }: { siteKey: string; phone: string }) {
	const texts = useTexts(nothingFreeAndBotCheckTexts).personCheck;
	const frame = useRef<HTMLDivElement>(null);
	const [failure, setFailure] = useState("");
	useEffect(() => {
		const abort = new AbortController();
		const fail = () => setFailure(texts.failed({ phone }));
		showCheck({ frame, siteKey, fail, abortSignal: abort.signal }).catch(fail);
		return () => abort.abort();
	}, [siteKey, phone, texts]);
	return (
		<div className="grid gap-2 rounded-md bg-sand px-5 py-4.5">
			<h3 className="text-lg">{texts.heading}</h3>
			<div ref={frame} className="min-h-[65px]" />
			<p role="status" className="text-sm">
				{failure}
			</p>
			<noscript>{import.meta.env.SSR ? <CallInstead phone={phone} /> : null}</noscript>
		</div>
	);
}

function CallInstead({ phone }: { phone: string }) {
	return <p className="text-sm">{useTexts(withoutScriptTexts).personCheck({ phone })}</p>;
}
