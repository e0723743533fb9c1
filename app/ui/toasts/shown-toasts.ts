import { makePageState } from "#app/ui/page-state.ts";

export type ToastLook = "success" | "error";

export interface Toast {
	id: number;
	look: ToastLook;
	text: string;
}

/** Shown at once; of more, the newest. */
const mostToasts = 20;

const shown = makePageState<{ toasts: readonly Toast[] }>({ toasts: [] });
/** The newest first. */
export const shownToasts = () => shown.now().toasts;
export const useToasts = () => shown.use().toasts;
let added = 0;

export function addToast(look: ToastLook, text: string): void {
	added += 1;
	shown.change({ toasts: [{ id: added, look, text }, ...shownToasts()].slice(0, mostToasts) });
}

export function closeToast(id: number): void {
	shown.change({ toasts: shownToasts().filter((each) => each.id !== id) });
}
