import { type RefObject, useEffect, useRef, useState } from "react";

/** Turnstile's check for a visitor above the unpaid limit; its script is loaded only here. */
export function TurnstileCheck({
	siteKey,
	form,
	phone,
}: {
	siteKey: string;
	form: RefObject<HTMLFormElement | null>;
	phone: string;
}) {
	const frame = useRef<HTMLDivElement>(null);
	const [failure, setFailure] = useState("");
	useEffect(() => {
		const gone = new AbortController();
		const fail = () =>
			setFailure(`The check did not load. Reload this page, or call ${phone}: we book it for you.`);
		import("./turnstile-widget.ts")
			.then(({ showCheck }) => showCheck({ frame, form, siteKey, fail, gone: gone.signal }))
			.catch(fail);
		return () => gone.abort();
	}, [siteKey, form, phone]);
	return (
		<div className="grid gap-2 rounded-md bg-sand px-5 py-4.5">
			<h3 className="text-lg">Show that you are a person</h3>
			<div ref={frame} className="min-h-[65px]" />
			<p role="status" className="text-sm">
				{failure}
			</p>
			<noscript>
				{import.meta.env.SSR ? (
					<p className="text-sm">
						The check needs JavaScript. Without it, pay for what you hold or release it first, or
						call {phone}: we book it for you.
					</p>
				) : null}
			</noscript>
		</div>
	);
}
