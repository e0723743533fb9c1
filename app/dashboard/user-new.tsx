export default function Users() {
	return null;
}
