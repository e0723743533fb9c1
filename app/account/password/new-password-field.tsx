import { type ComponentProps, useState } from "react";
import type { passwordMeter } from "#app/messages/en/account/password-meter.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { type Strength, strengthOf } from "./password-strength.ts";

export interface NewPasswordFacts {
	/** Characters. */
	minLength: number;
	/** Names that must not stand in it: the operator's, the user's. */
	names: readonly string[];
	texts: typeof passwordMeter;
}

const barLooks = ["bg-danger", "bg-danger", "bg-sun", "bg-good"] as const;

/** A field for a new password that says, while it is typed, how hard it is to guess and what would help. */
export function NewPasswordField({
	facts: { minLength, names, texts },
	...field
}: { facts: NewPasswordFacts } & Pick<
	ComponentProps<typeof TextField>,
	"name" | "label" | "hint" | "errors" | "required"
>) {
	const [strength, setStrength] = useState<Strength | null>(null);
	return (
		<div className="grid gap-2">
			<TextField
				{...field}
				type="password"
				autoComplete="new-password"
				minLength={minLength}
				onInput={({ currentTarget: { value } }) =>
					setStrength(value === "" ? null : strengthOf(value, { minLength, names }))
				}
			/>
			<div className="grid gap-1.5 empty:hidden">
				{strength ? <Bars level={strength.level} /> : null}
				{/* always there, because a live region that appears with its text is not read out */}
				<p role="status" className="min-h-10 text-sm text-ink-soft">
					{strength ? (
						<>
							<b className="text-ink">{texts.levels[strength.level]}</b>{" "}
							{texts.advice[strength.advice]}
						</>
					) : null}
				</p>
			</div>
		</div>
	);
}

/** The text says the same, so the bars are for eyes only. */
function Bars({ level }: { level: Strength["level"] }) {
	return (
		<div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
			{[1, 2, 3].map((bar) => (
				<span
					key={bar}
					className={`h-1.5 rounded-full forced-colors:border ${bar <= Math.max(1, level) ? `${barLooks[level]} forced-colors:bg-[Highlight]` : "bg-line"}`}
				/>
			))}
		</div>
	);
}
