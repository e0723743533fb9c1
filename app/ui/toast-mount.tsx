import { createRoot } from "react-dom/client";
import { toastAreaId } from "./toast-area.tsx";
import ToastList from "./toast-list.tsx";

let mountedIn: Element | null = null;

/** Fills the toast area of the page; again when another page brought another one. */
export function mountToasts(): void {
	const area = document.getElementById(toastAreaId);
	if (!area || area === mountedIn) return;
	mountedIn = area;
	createRoot(area).render(<ToastList />);
}
