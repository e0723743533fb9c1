import { useEffect } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { toast } from "./toasts.ts";

/** A flash: what one page tells the next one, once. */
export interface Flash {
	/** Tells two flashes with the same text apart. */
	id: string;
	/**
	 * "success" and "error" are toasts; "note" and "problem" stay on the page because they matter for
	 * longer; the page itself shows "by-page".
	 */
	look: "success" | "error" | "note" | "problem" | "by-page";
	text: string;
	/** Subject, for the page that shows it itself. */
	about?: string | undefined;
	facts?: Record<string, string> | undefined;
}

const noticeLooks = { success: "good", note: "good", error: "bad", problem: "bad" } as const;

/** Id of the last toast: reloading the page's data must not raise it again. */
let lastRaised: string | null = null;

/** Without a script every flash is shown on the page. */
export function FlashMessage({ flash }: { flash: Flash | null }) {
	useEffect(() => {
		if (!flash || flash.id === lastRaised) return;
		lastRaised = flash.id;
		if (flash.look === "success" || flash.look === "error") toast[flash.look](flash.text);
	}, [flash]);
	if (!flash || flash.look === "by-page") return null;
	const notice = (
		<Notice look={noticeLooks[flash.look]}>
			<p className="whitespace-pre-line [overflow-wrap:anywhere]">{flash.text}</p>
		</Notice>
	);
	return flash.look === "note" || flash.look === "problem" ? notice : <noscript>{notice}</noscript>;
}
