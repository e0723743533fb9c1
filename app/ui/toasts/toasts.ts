import { toast as store } from "react-hot-toast/headless";
import { fillToastArea } from "./toast-area.tsx";
import ToastList from "./toast-list.tsx";

function raise(kind: "success" | "error", text: string): void {
	fillToastArea(ToastList);
	store[kind](text);
}

/**
 * One sentence at the top of the page. An error that the visitor must act on belongs on the page.
 */
export const toast = {
	success: (text: string) => raise("success", text),
	error: (text: string) => raise("error", text),
};
