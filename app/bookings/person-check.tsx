import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Asks a visitor beyond his limits to show that he is a person. Nothing of it is loaded for anybody else.
 * A page that was reached by a click within the site has the policy of the page before it, which lets no
 * other site's script in: the form is then sent once more as a whole page, which may show the check.
 */
export function PersonCheck({
	siteKey,
	form,
	phone,
}: {
	siteKey: string;
	form: RefObject<HTMLFormElement | null>;
	phone: string;
}) {
	const box = useRef<HTMLDivElement>(null);
	const [isFailed, setFailed] = useState(false);
	useEffect(() => {
		if (!isDocumentOfThisPage()) {
			form.current?.submit();
			return;
		}
		let isGone = false;
		let remove = () => {};
		const show = async () => {
			const { showTurnstile } = await import("./turnstile-widget.ts");
			if (!box.current || isGone) return;
			remove = await showTurnstile(box.current, siteKey, () => setFailed(true));
			if (isGone) remove();
		};
		show().catch(() => {
			if (!isGone) setFailed(true);
		});
		return () => {
			isGone = true;
			remove();
		};
	}, [siteKey, form]);
	return (
		<div className="grid gap-2 rounded-md bg-sand px-5 py-4.5">
			<h3 className="text-lg">Show that you are a person</h3>
			<div ref={box} className="min-h-[65px]" />
			<p role="status" className="text-sm">
				{isFailed
					? `The check could not be loaded. Reload this page and book again, or call ${phone}: we book it for you.`
					: ""}
			</p>
			<noscript>
				<p className="text-sm">
					The check needs JavaScript. Without it, pay for what you hold or let it go first, or call{" "}
					{phone}: we book it for you.
				</p>
			</noscript>
		</div>
	);
}

/** Whether the browser loaded this very page as a document, with the policy that goes with it. */
function isDocumentOfThisPage(): boolean {
	const [loaded] = performance.getEntriesByType("navigation");
	return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}
