import type { ReactNode } from "react";

const looks = {
	good: "border-l-4 border-good bg-foam text-ink",
	note: "bg-sand text-ink",
	// the usual link colour has too little contrast on this background
	bad: "border-l-4 border-danger bg-danger-tint text-ink [&_a]:font-semibold [&_a]:text-danger",
};

/** What just happened, or what needs attention; screen readers announce it. */
export function Notice({
	look = "note",
	children,
}: {
	look?: keyof typeof looks;
	children: ReactNode;
}) {
	return (
		<div
			role={look === "bad" ? "alert" : "status"}
			className={`grid min-w-0 gap-1.5 rounded-md px-5 py-4 wrap-anywhere ${looks[look]}`}
		>
			{children}
		</div>
	);
}
