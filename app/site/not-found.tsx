import { data } from "react-router";
import type { Route } from "./+types/not-found";

/** Any address that the product does not know; the layout's error boundary says so. */
export function loader(): never {
	throw data("Page not found", { status: 404 });
}

export const action = loader;

export const meta: Route.MetaFunction = () => [
	{ title: "Page not found · Island Excursions" },
	{ name: "robots", content: "noindex" },
];

export default function NotFound() {
	return null;
}
