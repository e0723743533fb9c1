import { data } from "react-router";

/** An unknown address; the layout's error boundary shows the error. */
export function loader(): never {
	throw data("Page not found", { status: 404 });
}

export const action = loader;

export default function NotFound() {
	return null;
}
