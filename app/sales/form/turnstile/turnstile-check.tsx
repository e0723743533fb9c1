import { useEffect, useRef, useState } from "react";
import { nothingFreeAndBotCheckTexts } from "#app/messages/catalogues/booking/nothing-free-and-bot-check.ts";
import { withoutScriptTexts } from "#app/messages/catalogues/booking/without-script.ts";
import { useTexts } from "#app/messages/use-language.tsx";

/** Turnstile's check for a visitor above the unpaid limit; its script is loaded only here. */
export function TurnstileCheck({ siteKey, phone }: { siteKey: string; phone: string }) {
	const texts = useTexts(nothingFreeAndBotCheckTexts).personCheck;
	const frame = useRef<HTMLDivElement>(null);
	const [failure, setFailure] = useState("");
	useEffect(() => {
		const abort = new AbortController();
		const fail = () => setFailure(texts.failed({ phone }));
		import("./turnstile-widget.ts")
			.then(({ showCheck }) => showCheck({ frame, siteKey, fail, abortSignal: abort.signal }))
			.catch(fail);
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
