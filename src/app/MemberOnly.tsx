import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useToken } from './use-token.ts';

/**
 * Shows member pages to a signed-in member and redirects others to /login, also when the session ends later.
 */
export function MemberOnly() {
  return useToken() !== null ? <Outlet /> : <Navigate to={paths.login} replace />;
}
