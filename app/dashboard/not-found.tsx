import { data } from "react-router";

/** An unknown address below the dashboard; the layout checks access and shows the error. */
export function loader(): never {
	throw data("Sorry, we couldn’t find the page you’re looking for.", { status: 404 });
}

export const action = loader;

export default function NotFound() {
	return null;
}
