import { addToast, type ToastLook } from "./shown-toasts.ts";
import { fillToastArea } from "./toast-area.tsx";
import { ToastList } from "./toast-list.tsx";

/** One sentence at the top of the page. An error that the visitor must act on belongs on the page. */
export function raiseToast(look: ToastLook, text: string): void {
	fillToastArea(ToastList);
	addToast(look, text);
}
