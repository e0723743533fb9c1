import { data } from "react-router";

/** Any address that the product does not know; the layout's error boundary says so. */
export function loader(): never {
	throw data("Page not found", { status: 404 });
}

export const action = loader;

export default function NotFound() {
	return null;
}
