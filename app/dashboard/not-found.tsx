import { data } from "react-router";
import { staffErrorsTexts } from "#app/messages/staff/office/staff-errors.ts";

/** An unknown address below the dashboard; the layout checks access and shows the error. */
export function loader(): never {
	throw data(staffErrorsTexts.notFound.words, { status: 404 });
}

export const action = loader;

export default function NotFound() {
	return null;
}
