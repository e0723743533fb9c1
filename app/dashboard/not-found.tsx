import { data } from "react-router";

/** An address below the dashboard that the product does not know; the layout asks who it is, and says so. */
export function loader(): never {
	throw data("Sorry, we couldn’t find the page you’re looking for.", { status: 404 });
}

export const action = loader;

export default function NotFound() {
	return null;
}
