import { codeFieldTexts } from "#app/messages/catalogues/booking/code-field.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { type AppliedCode, applyName } from "#app/sales/codes/code.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";

/**
 * Where a guest types a code, folded until it is pressed. Its button sends all of the form, whose answer says what the code
 * does; without JavaScript too.
 */
export function CodeField({
	name = "code",
	typedCode,
	errors,
	applied,
	creditWords,
	setField,
}: {
	/** Another one where a form has a code of another kind. */
	name?: string;
	typedCode: string | undefined;
	errors: readonly string[] | undefined;
	applied: AppliedCode | null;
	creditWords?: string | undefined;
	setField?: (field: string) => void;
}) {
	const texts = useTexts(codeFieldTexts);
	return (
		<details open={Boolean(typedCode)} className="-my-2">
			<summary className="w-fit cursor-pointer py-2.5 font-semibold text-ocean underline underline-offset-4">
				{texts.fold}
			</summary>
			<div className="mt-1 flex flex-wrap items-start gap-x-3 gap-y-2">
				<TextField
					name={name}
					label={texts.label}
					defaultValue={typedCode}
					errors={errors}
					maxLength={100}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					className="flex-[1_1_9rem]"
					onChange={(event) => setField?.(event.target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						event.currentTarget.form?.requestSubmit(document.getElementById(applyId));
					}}
				/>
				<Button
					id={applyId}
					name={applyName}
					value="code"
					formAction="#code"
					className="mt-[1.7rem] min-h-12.5! px-5!"
				>
					{texts.apply}
				</Button>
			</div>
			<p role="status" className="mt-1 text-sm font-semibold empty:mt-0">
				{applied ? texts.holds(applied) : creditWords}
			</p>
		</details>
	);
}

const applyId = "apply-code";
