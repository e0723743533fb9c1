import { useEffect } from "react";
import { Notice } from "#app/ui/notice.tsx";

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

/** A flash follows a press; screens come without it. */
async function loadToasts() {
	const module = await import("./toasts.ts").catch(() => null);
	return module?.toast;
}

/** Without a script every flash is shown on the page. */
export function FlashMessage({ flash }: { flash: Flash | null }) {
	useEffect(() => {
		if (!flash || flash.id === lastRaised) return;
		lastRaised = flash.id;
		const { look, text } = flash;
		if (look === "success" || look === "error")
			void loadToasts().then((toast) => toast?.[look](text));
	}, [flash]);
	if (!flash || flash.look === "by-page") return null;
	const notice = (
		<Notice look={noticeLooks[flash.look]}>
			<p className="whitespace-pre-line [overflow-wrap:anywhere]">{flash.text}</p>
		</Notice>
	);
	return flash.look === "note" || flash.look === "problem" ? notice : <noscript>{notice}</noscript>;
}
