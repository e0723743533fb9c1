import { toast as show, type ToastOptions } from "react-hot-toast/headless";
import { fillToastArea } from "./toast-area.tsx";
import ToastList from "./toast-list.tsx";

type Kind = "blank" | "success" | "error" | "loading" | "custom";

function raise(kind: Kind, text: string, options?: ToastOptions): string {
	fillToastArea(ToastList);
	return kind === "blank" ? show(text, options) : show[kind](text, options);
}

/**
 * One sentence at the top of the page. An error that the visitor must act on belongs on the page.
 */
export const toast = {
	blank: (text: string) => raise("blank", text),
	success: (text: string) => raise("success", text),
	error: (text: string) => raise("error", text),
	custom: (text: string) => raise("custom", text),
	/** Stays until `settle` or `dismiss`. @returns its id. */
	loading: (text: string) => raise("loading", text),
	/** Replaces a loading toast by its result. */
	settle: (id: string, outcome: "success" | "error", text: string) => raise(outcome, text, { id }),
	/** One toast, or all of them. */
	dismiss: (id?: string) => show.dismiss(id),
	/** Like `dismiss`, without fading. */
	remove: (id?: string) => show.remove(id),
};
