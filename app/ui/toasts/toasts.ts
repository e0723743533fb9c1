import { toast as show, type ToastOptions } from "react-hot-toast/headless";
import { fillToastArea } from "./toast-area.tsx";
import ToastList from "./toast-list.tsx";

type Kind = "blank" | "success" | "error" | "loading" | "custom";

function raise(kind: Kind, text: string, options?: ToastOptions): string {
	fillToastArea(ToastList);
	return kind === "blank" ? show(text, options) : show[kind](text, options);
}

/** One sentence at the top of the page. An error that the visitor must act on belongs on the page itself. */
export const toast = {
	blank: (text: string) => raise("blank", text),
	success: (text: string) => raise("success", text),
	error: (text: string) => raise("error", text),
	custom: (text: string) => raise("custom", text),
	/** Stays until `settle` or `dismiss` ends it. @returns its id. */
	loading: (text: string) => raise("loading", text),
	/** Turns a loading toast into its outcome. */
	settle: (id: string, outcome: "success" | "error", text: string) => raise(outcome, text, { id }),
	/** One toast, or all. */
	dismiss: (id?: string) => show.dismiss(id),
	/** At once, without the moment in which it fades. */
	remove: (id?: string) => show.remove(id),
};
