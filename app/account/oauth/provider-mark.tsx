/** The provider's mark; decoration beside its name. */
export function ProviderMark({ id }: { id: string }) {
	return (
		<img src={`/providers/${id}.svg`} alt="" width={20} height={20} className="size-5 flex-none" />
	);
}
