import { Link } from "react-router";

/** The link of a row in a list: a press anywhere on the row follows it. The row itself is `relative`. */
export function RowLink({ to, children }: { to: string; children: string }) {
	return (
		<Link
			to={to}
			prefetch="intent"
			className="text-ink no-underline after:absolute after:inset-0 hover:underline"
		>
			{children}
		</Link>
	);
}
