import { useEffect } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { toast } from "./toasts.ts";

/** What one page tells the next one, once: how the step that led there ended. */
export interface Flash {
	/** Two messages with the same words are still two. */
	id: string;
	/**
	 * "success" and "error" are toasts; "note" and "problem" matter for longer and stay on the page;
	 * "by-page" is shown by the page that it is about.
	 */
	look: "success" | "error" | "note" | "problem" | "by-page";
	text: string;
	/** What it is about, for the page that asks. */
	about?: string | undefined;
	facts?: Record<string, string> | undefined;
}

const noticeLooks = { success: "good", note: "good", error: "bad", problem: "bad" } as const;

/** Loading the page's data again must not raise the same toast again. */
let lastRaised: string | null = null;

/** Without a script every message stands on the page. */
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
