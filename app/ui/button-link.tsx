import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "./button.tsx";

/** A link between two screens of an application. */
export function ButtonLink({
	look,
	className,
	...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
	return <Link {...rest} className={buttonClass(look, className)} />;
}
